declare module 'virtual:admin-messages' {
  /** Admin Portal */
  export function adminPortal(): string
  /** The admin portal needs JavaScript. */
  export function needsScript(): string
}
