export interface TimelineEntry {
  year: number
  title: string
  description: string
  piece: 'pawn' | 'knight' | 'bishop' | 'rook' | 'king'
}

export const timeline: TimelineEntry[] = [
  {
    year: 2016,
    title: 'Founded',
    description:
      'The academy opens on 15 October with a few boards in a rented room, open to any child who wants to sit down.',
    piece: 'pawn',
  },
  {
    year: 2018,
    title: 'First FIDE-rated players',
    description:
      'The first students come home from open tournaments with an international rating beside their names.',
    piece: 'knight',
  },
  {
    year: 2020,
    title: 'Online expansion',
    description:
      'The hall has to close, the lessons do not. Coaching moves online, and students join from places no bus of ours ever reached.',
    piece: 'bishop',
  },
  {
    year: 2022,
    title: 'Wins against masters',
    description:
      'Our players beat international masters and opponents rated above 2000, with openings prepared on Sunday afternoons.',
    piece: 'rook',
  },
  {
    year: 2024,
    title: 'New leadership',
    description:
      'Our founder passes away. His head coach takes over the academy, its students and its promise: a board for everyone who comes.',
    piece: 'king',
  },
]
