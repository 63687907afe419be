module.exports = { 'users-permissions': { config: { jwtSecret: 'a secret of the bench' } } }
