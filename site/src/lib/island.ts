// In development, before any component is loaded: Vite refuses them without it. Nothing when built.
import '@vitejs/plugin-react/preamble'
import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Makes a component that stands in the page alive, from the same data it was rendered with.
 * `Island.astro` has written both.
 */
export function hydrate<Props extends object>(name: string, component: ComponentType<Props>): void {
  const root = document.querySelector(`[data-island=${name}]`)
  const data = root?.nextElementSibling?.textContent
  if (root && data) hydrateRoot(root, createElement(component, JSON.parse(data) as Props))
}
