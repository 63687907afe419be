import * as m from 'virtual:messages'
import bishop from '~/assets/avatars/placeholder-4.svg'
import king from '~/assets/avatars/placeholder-5.svg'
import knight from '~/assets/avatars/placeholder-1.svg'
import pawn from '~/assets/avatars/placeholder-6.svg'
import queen from '~/assets/avatars/placeholder-2.svg'
import rook from '~/assets/avatars/placeholder-3.svg'
import { planTitle } from './plans'

/**
 * SAMPLE CONTENT. These six people do not exist; the portraits are drawn medallions. Replace all
 * six with words of real students, given with their consent (a parent's, for a child), before the
 * site goes live, and say so in `hasSampleTestimonials` of the identity.
 */
export const testimonials = [
  {
    name: m.nameAarav,
    rating: 5,
    message: m.saidAarav,
    course: planTitle('real-gold'),
    image: knight,
  },
  {
    name: m.nameSanika,
    rating: 5,
    message: m.saidSanika,
    course: planTitle('solo-silver'),
    image: queen,
  },
  {
    name: m.nameRohan,
    rating: 4,
    message: m.saidRohan,
    course: planTitle('gold-group'),
    image: rook,
  },
  {
    name: m.nameIshita,
    rating: 5,
    message: m.saidIshita,
    course: planTitle('solo-gold'),
    image: bishop,
  },
  {
    name: m.nameVedant,
    rating: 4,
    message: m.saidVedant,
    course: planTitle('silver-group'),
    image: king,
  },
  {
    name: m.nameMeera,
    rating: 5,
    message: m.saidMeera,
    course: planTitle('real-silver'),
    image: pawn,
  },
]
