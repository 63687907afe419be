module.exports = {
  // Its own app takes a minute to build and answers nothing that is measured.
  serveAdminPanel: false,
  auth: { secret: 'a secret of the bench' },
  apiToken: { salt: 'a salt of the bench' },
  transfer: { token: { salt: 'a salt of the bench' } },
}
