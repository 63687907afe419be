import vine from '@vinejs/vine'

// Our own rules trim fields; an empty text is a valid value.
vine.convertEmptyStringsToNull = false
