import { defineConfig } from '@adonisjs/core/bodyparser'
import { JSON_MAX } from '#shared/rules/request_rules'

/** JSON as a plain text: how deep it is nested is looked at before it is parsed. */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  raw: { types: ['application/json'], limit: JSON_MAX },
  json: { types: [] },
  // Forms with pictures are read by `picture_form_middleware`.
  multipart: { types: [], autoProcess: false, processManually: [] },
})

export default bodyParserConfig
