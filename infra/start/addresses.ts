/** Who answers an address (a path without its query): one rule for the built and the development composition. */
export { isApi } from '@academy/api/shared/rules/request_rules'
export const isAdmin = (path: string) => /^\/(login\/?$|admin(\/|$))/.test(path)

/** The path of a request's address. */
export const pathOf = (url = '/') => url.split('?', 1)[0]!
