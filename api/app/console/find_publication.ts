import { CommandError } from '#exceptions/command_error'
import Achievement from '#models/achievement'
import Tournament from '#models/tournament'

const MODELS = { updates: Tournament, achievements: Achievement }

/**
 * A tournament or an achievement by its page, as a person copies it from a browser: with the site's
 * origin or without, by its slug, one it had before, or its id; hidden and deleted ones too.
 * @throws CommandError when there is none
 */
export async function findPublication(address: string) {
  const [, page, name] = /(?:^|\/)(updates|achievements)\/([\w-]+)$/.exec(address) ?? []
  const model = MODELS[page as keyof typeof MODELS] as typeof Tournament | undefined
  const item = name && (await model?.atAddress(name).first())
  if (!model || !item) {
    throw new CommandError(`There is nothing at ${address}: say /updates/… or /achievements/….`)
  }
  return { list: model.list, item }
}
