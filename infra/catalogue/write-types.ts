/** Writes the types of `virtual:messages`, which are not committed. Runs before types are checked. */
import { writeTypes } from './messages.ts'

writeTypes()
