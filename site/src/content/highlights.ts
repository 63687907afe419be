export interface Highlight {
  title: string
  text: string
  picture: 'still-training' | 'still-tournaments' | 'still-community' | 'still-levels'
  /** What the picture shows, for those who do not see it. */
  alt: string
}

export const highlights: Highlight[] = [
  {
    title: 'Expert Training',
    text: 'Lessons by a certified National Arbiter and by rated players. They go through your own games with you, and you leave with a note of what to practise.',
    picture: 'still-training',
    alt: 'A carved gold knight on a dark board',
  },
  {
    title: 'Tournaments',
    text: 'From a first school event to FIDE-rated opens: we explain the entry, the clock and the rules beforehand, and look at every game with you afterwards.',
    picture: 'still-tournaments',
    alt: 'A gold cup with a knight on its side',
  },
  {
    title: 'Community',
    text: 'Beginners and rated players share one hall. Lessons end in friendly games, and somebody is always looking for an opponent.',
    picture: 'still-community',
    alt: 'Three gold pawns standing together',
  },
  {
    title: 'All Levels',
    text: 'Come to learn how a pawn moves, or come with a rating. Groups are made by strength, so nobody is bored and nobody is lost.',
    picture: 'still-levels',
    alt: 'A gold pawn whose reflection is a queen',
  },
]
