export const DELETED = {
  tournaments: { message: 'Tournament deleted.' },
  achievements: { message: 'Achievement deleted.' },
  contacts: { message: 'Message deleted.' },
  results: { message: 'Results removed.' },
}

export const REMOVED = {
  tournaments: { message: 'Tournament removed for good.' },
  achievements: { message: 'Achievement removed for good.' },
  contacts: { message: 'Message removed for good.' },
}
