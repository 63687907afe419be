import bishop from '~/assets/avatars/placeholder-4.svg'
import king from '~/assets/avatars/placeholder-5.svg'
import knight from '~/assets/avatars/placeholder-1.svg'
import pawn from '~/assets/avatars/placeholder-6.svg'
import queen from '~/assets/avatars/placeholder-2.svg'
import rook from '~/assets/avatars/placeholder-3.svg'

export interface Testimonial {
  id: number
  name: string
  rating: 4 | 5
  message: string
  course: string
  image: ImageMetadata
}

/**
 * SAMPLE CONTENT. These six people do not exist; the portraits are drawn medallions. Replace all
 * six with words of real students, given with their consent (a parent's, for a child), before the
 * site goes live.
 */
export const testimonials: Testimonial[] = [
  {
    id: 1,
    name: 'Aarav Jadhav',
    rating: 5,
    message:
      'I used to move as soon as I saw a check. Now I sit on my hands and look for what the other side wants. I won my first school tournament like that.',
    course: 'Real Gold',
    image: knight,
  },
  {
    id: 2,
    name: 'Sanika Pawar',
    rating: 5,
    message:
      'Our village is an hour from any chess club. With a phone, a board from the fair and two lessons a week I have played my first rated event.',
    course: 'Solo Silver',
    image: queen,
  },
  {
    id: 3,
    name: 'Rohan Shinde',
    rating: 4,
    message:
      'I joined at thirty-four, after my daughter did. Nobody made me feel late. Rook endgames still beat me, but now I know why.',
    course: 'Gold Group',
    image: rook,
  },
  {
    id: 4,
    name: 'Ishita Kulkarni',
    rating: 5,
    message:
      'Sir never says a move is bad. He asks what happens next, and then I see it myself. My notebook has every game I lost, and I am proud of it.',
    course: 'Solo Gold',
    image: bishop,
  },
  {
    id: 5,
    name: 'Vedant More',
    rating: 4,
    message:
      'The group is small, so you cannot hide. We explain our moves aloud, and half of what I learned came from friends who saw something else.',
    course: 'Silver Group',
    image: king,
  },
  {
    id: 6,
    name: 'Meera Gaikwad',
    rating: 5,
    message:
      'My son could not sit still for ten minutes. On Sundays he sits for two hours, loses, shakes hands, and asks for one more game.',
    course: 'Real Silver',
    image: pawn,
  },
]
