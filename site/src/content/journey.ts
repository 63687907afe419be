import * as m from 'virtual:messages'
import { foundedYear, identity } from '@academy/api/shared/identity/identity'

/** What the academy lived through, in the order of its years. */
export const journey = [
  {
    year: foundedYear,
    title: m.journeyFoundedTitle,
    description: m.journeyFoundedText,
    piece: 'pawn',
  },
  {
    year: 2018,
    title: m.journeyRatedTitle,
    description: m.journeyRatedText,
    piece: 'knight',
  },
  {
    year: 2020,
    title: m.journeyOnlineTitle,
    description: m.journeyOnlineText,
    piece: 'bishop',
  },
  {
    year: 2022,
    title: m.journeyMastersTitle,
    description: m.journeyMastersText,
    piece: 'rook',
  },
  {
    year: identity.founder.died,
    title: m.journeyLeadershipTitle,
    description: m.journeyLeadershipText,
    piece: 'king',
  },
] as const
