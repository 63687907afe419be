const bar = document.querySelector('[data-bar]')
const threshold = document.querySelector('[data-bar-threshold]')

if (bar && threshold) {
  new IntersectionObserver(([entry]) => {
    bar.toggleAttribute('data-scrolled', entry?.isIntersecting === false)
  }).observe(threshold)
}
