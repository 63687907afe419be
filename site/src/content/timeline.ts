import * as m from 'virtual:messages'

export const timeline = [
  {
    year: 2016,
    title: m.journey2016Title,
    description: m.journey2016Text,
    piece: 'pawn',
  },
  {
    year: 2018,
    title: m.journey2018Title,
    description: m.journey2018Text,
    piece: 'knight',
  },
  {
    year: 2020,
    title: m.journey2020Title,
    description: m.journey2020Text,
    piece: 'bishop',
  },
  {
    year: 2022,
    title: m.journey2022Title,
    description: m.journey2022Text,
    piece: 'rook',
  },
  {
    year: 2024,
    title: m.journey2024Title,
    description: m.journey2024Text,
    piece: 'king',
  },
] as const
