module.exports = {
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  app: { keys: ['one', 'two'] },
}
