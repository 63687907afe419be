import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'

/** From how many milliseconds on a statement is worth a line in the log. */
const SLOW = 50

/** Longest statement in the log; what comes after is a list of places for values. */
const LONGEST = 500

// Never with the values: they are what a visitor wrote.
emitter.on('db:query', ({ sql, duration, connection }) => {
  if (!duration) return
  const milliseconds = Math.round(duration[0] * 1000 + duration[1] / 1e6)
  if (milliseconds <= SLOW) return
  logger.warn({ milliseconds, connection, statement: sql.slice(0, LONGEST) }, 'slow statement')
})
