/**
 * Of a query whose answer is looked at: while the page is in view it hears within a minute of what
 * other phones have changed: seldom enough for a slow line, and never while it is out of view.
 */
export const WATCHED = { refetchInterval: 60_000, refetchOnWindowFocus: true } as const
