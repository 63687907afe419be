// Replaced by the build. Teaches Node to run TypeScript, then hands over to the console entry point.
import '@poppinss/ts-exec'

await import('./bin/console.js')
