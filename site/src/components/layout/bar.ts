const bar = document.querySelector('.bar')!
const threshold = document.querySelector('.threshold')!

new IntersectionObserver(([entry]) => {
  bar.toggleAttribute('data-scrolled', !entry!.isIntersecting)
}).observe(threshold)
