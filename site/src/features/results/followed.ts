/** A starting number may change after a late entry: the name goes along with it. */
export interface FollowedPlayer {
  no: string
  name: string
}

/** Of those who have the name the one with the nearest number; without any, by the number. */
export function findFollowed(players: FollowedPlayer[], { no, name }: FollowedPlayer) {
  const distance = (one: FollowedPlayer) => Math.abs(Number(one.no) - Number(no))
  const named = players.filter((one) => one.name === name)
  named.sort((one, other) => distance(one) - distance(other))
  return named[0] ?? players.find((one) => one.no === no)
}
