import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * Bodies are read by the routes that want one, after authentication. Nothing is trimmed here
 * (a password may begin with a space).
 */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  raw: { types: [] },
  json: {
    types: ['application/json'],
    limit: '32kb',
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
  },
  // Forms with pictures are read by `picture_form_middleware`.
  multipart: { types: [], autoProcess: false, processManually: [] },
})

export default bodyParserConfig
