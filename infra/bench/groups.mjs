// Read before anything is installed, under Node 20.

/** What `npm run bench` measures, in this order. */
export const GROUPS = /** @type {const} */ ([
  'pages',
  'shift',
  'interactions',
  'admin',
  'serving',
  'growth',
  'pictures',
  'start',
])
