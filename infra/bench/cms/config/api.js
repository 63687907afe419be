module.exports = { rest: { maxLimit: 100 } }
