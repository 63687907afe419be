import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Achievement } from '@/lib/data'
import { AchievementCard } from './achievement-card'

const achievement = {
  _id: 'a',
  slug: 'a',
  title: 'District champion',
  studentName: 'Asha Patil',
  description: 'Won every round.',
  date: '2026-10-02',
  location: 'Satara',
  ratingChange: '+115',
  tags: ['Under 12', 'FIDE rated', 'Girls', 'Rapid', 'Under 14'],
  image: null,
  imagePicture: null,
  isActive: true,
  createdAt: '2026-11-01T10:00:00.000Z',
} as unknown as Achievement

const onNothing = () => undefined

it('a card shows all facts and three tags', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/admin/achievements">
        <AchievementCard
          achievement={achievement}
          change={undefined}
          onShow={onNothing}
          onEdit={onNothing}
          onDelete={onNothing}
        />
      </StaticRouter>
    </QueryClientProvider>
  )
  const texts = html.split(/<[^>]+>/).filter(Boolean)
  const facts = ['District champion', 'Asha Patil', 'Won every round.', '2 Oct 2026', 'Satara']
  const tags = ['Under 12', 'FIDE rated', 'Girls', '+2']
  expect(texts).toEqual(expect.arrayContaining([...facts, 'Rating: +115', ...tags]))
  expect(texts).not.toContain('Rapid')
})
