import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'

const SLOW = 50

const LONGEST = 500

// Never with the values: they are what a visitor wrote.
emitter.on('db:query', ({ sql, duration, connection }) => {
  if (!duration) return
  const milliseconds = Math.round(duration[0] * 1000 + duration[1] / 1e6)
  if (milliseconds <= SLOW) return
  logger.warn({ milliseconds, connection, statement: sql.slice(0, LONGEST) }, 'slow statement')
})
