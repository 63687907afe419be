import * as m from 'virtual:messages'
import king from '~/assets/portraits/king.webp'
import knight from '~/assets/portraits/knight.webp'
import pawns from '~/assets/portraits/pawns.webp'
import pawn from '~/assets/stand-ins/portrait-promotion-280.webp'
import queen from '~/assets/stand-ins/portrait-queen-280.webp'
import rook from '~/assets/stand-ins/portrait-rook-280.webp'
import { planTitle } from './plans'

/**
 * SAMPLE CONTENT. These six people do not exist; pieces stand in for their portraits. Replace
 * all six with words of real students, given with their consent (a parent's, for a child), before
 * the site goes live, and say so in `hasSampleTestimonials` of the identity.
 */
export const testimonials = [
  {
    name: m.nameAarav,
    rating: 5,
    message: m.saidAarav,
    course: planTitle('real-gold'),
    image: queen,
  },
  {
    name: m.nameSanika,
    rating: 5,
    message: m.saidSanika,
    course: planTitle('solo-silver'),
    image: knight,
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
    image: pawn,
  },
  {
    name: m.nameVedant,
    rating: 4,
    message: m.saidVedant,
    course: planTitle('silver-group'),
    image: pawns,
  },
  {
    name: m.nameMeera,
    rating: 5,
    message: m.saidMeera,
    course: planTitle('real-silver'),
    image: king,
  },
]
