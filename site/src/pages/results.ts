export { GET } from './tournaments'

export const prerender = false
