import { PLACEHOLDERS, type Placeholder } from '@academy/api/shared/text/ready_replies'
import { m } from '@/lib/messages'

/** What stands in a ready reply, while it is changed, for what a message will bring. */
const samples: Record<Placeholder, string> = {
  name: m.sampleName(),
  plan: m.samplePlan(),
  price: m.samplePrice(),
  tournament: m.sampleTournament(),
  date: m.sampleDate(),
}

/** A stored reply as the director reads it: with samples for its placeholders. */
export const withSamples = (text: string) =>
  PLACEHOLDERS.reduce((words, name) => words.replaceAll(`{${name}}`, samples[name]), text)

export const withPlaceholders = (text: string) =>
  PLACEHOLDERS.reduce((words, name) => words.replaceAll(samples[name], `{${name}}`), text)
