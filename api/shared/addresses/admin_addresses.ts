/** Addresses of the director's app that mails lead to. */
export const adminAddresses = {
  signIn: '/login',
  home: '/admin',
  contacts: '/admin/contacts',
  settings: '/admin/settings',
} as const

/** Of the contacts' address: the message to open. */
export const MESSAGE_PARAMETER = 'message'

/** Of the address to sign in at: a new password is chosen, with the token after the '#'. */
export const RESET_PARAMETER = 'reset'
