/** A starting number may change after a late entry: the name goes along with it. */
export interface FollowedPlayer {
  no: string
  name: string
}

/** The one of these players that is followed: by the name where only one has it, else by the number. */
export function findFollowed(players: FollowedPlayer[], { no, name }: FollowedPlayer) {
  const named = players.filter((one) => one.name === name)
  return named.length === 1 ? named[0] : players.find((one) => one.no === no)
}
