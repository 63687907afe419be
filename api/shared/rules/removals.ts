/** What is answered when something was deleted, by the name its list has in the address. */
export const DELETED = {
  tournaments: { message: 'Tournament deleted.' },
  achievements: { message: 'Achievement deleted.' },
  contacts: { message: 'Message deleted.' },
  results: { message: 'Results removed.' },
}

/** What is answered when it was removed for good. */
export const REMOVED = {
  tournaments: { message: 'Tournament removed for good.' },
  achievements: { message: 'Achievement removed for good.' },
  contacts: { message: 'Message removed for good.' },
}
