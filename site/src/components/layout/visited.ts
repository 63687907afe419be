/* The loading screen is for who begins at the home page (loading-screen.js). */
try {
  sessionStorage.setItem('academy.visited', '1')
} catch {
  // Storage is blocked: then there is no loading screen either.
}
