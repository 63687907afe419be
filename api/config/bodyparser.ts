import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * Bodies are read by the routes that want one, after authentication. Nothing is trimmed here
 * (a password may begin with a space) and no upload is written to disk by the parser.
 */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  raw: { types: [] },
  json: {
    types: ['application/json'],
    limit: '32kb',
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
  },
  multipart: {
    types: ['multipart/form-data'],
    autoProcess: false,
    limit: '11mb',
    fieldsLimit: '64kb',
    maxFields: 20,
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
    processManually: [],
  },
})

export default bodyParserConfig
