import * as m from 'virtual:messages'
export interface Highlight {
  title: () => string
  text: () => string
  picture: 'still-training' | 'still-tournaments' | 'still-community' | 'still-levels'
  /** What the picture shows, for those who do not see it. */
  alt: () => string
}

export const highlights: Highlight[] = [
  {
    title: m.highlightTrainingTitle,
    text: m.highlightTrainingText,
    picture: 'still-training',
    alt: m.highlightTrainingAlt,
  },
  {
    title: m.highlightTournamentsTitle,
    text: m.highlightTournamentsText,
    picture: 'still-tournaments',
    alt: m.highlightTournamentsAlt,
  },
  {
    title: m.highlightCommunityTitle,
    text: m.highlightCommunityText,
    picture: 'still-community',
    alt: m.highlightCommunityAlt,
  },
  {
    title: m.highlightLevelsTitle,
    text: m.highlightLevelsText,
    picture: 'still-levels',
    alt: m.highlightLevelsAlt,
  },
]
