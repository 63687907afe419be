import { defineConfig } from '@adonisjs/core/bodyparser'
import { JSON_MAX } from '#shared/rules/request_rules'

/** JSON is read as raw text: its depth is checked before it is parsed. */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  raw: { types: ['application/json'], limit: JSON_MAX },
  json: { types: [] },
  multipart: { types: [], autoProcess: false, processManually: [] },
})

export default bodyParserConfig
