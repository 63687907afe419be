import vine from '@vinejs/vine'

// Fields are trimmed and checked by our own rules; an empty text is a text.
vine.convertEmptyStringsToNull = false
