export { GET } from './courses'

export const prerender = false
