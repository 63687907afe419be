import type { ListRule } from './list_field_rule.js'

export const recipientsRule: ListRule = { label: 'Email addresses', of: 'texts', max: 20 }
