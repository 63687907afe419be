import * as m from 'virtual:messages'
import { paths } from '~/paths'

export const highlights = [
  {
    title: m.highlightTrainingTitle,
    text: m.highlightTrainingText,
    picture: 'still-training',
    alt: m.highlightTrainingAlt,
    path: paths.about,
    link: m.highlightTrainingLink,
  },
  {
    title: m.highlightTournamentsTitle,
    text: m.highlightTournamentsText,
    picture: 'still-tournaments',
    alt: m.highlightTournamentsAlt,
    path: paths.updates,
    link: m.highlightTournamentsLink,
  },
  {
    title: m.highlightCommunityTitle,
    text: m.highlightCommunityText,
    picture: 'still-community',
    alt: m.highlightCommunityAlt,
    path: paths.testimonials,
    link: m.highlightCommunityLink,
  },
  {
    title: m.highlightLevelsTitle,
    text: m.highlightLevelsText,
    picture: 'still-levels',
    alt: m.highlightLevelsAlt,
    path: paths.services,
    link: m.highlightLevelsLink,
  },
] as const
