/* The bar over the hero is solid once the page has been scrolled. */
const bar = document.querySelector('.bar')
const threshold = document.querySelector('.threshold')

if (bar && threshold) {
  new IntersectionObserver(([entry]) => {
    bar.toggleAttribute('data-scrolled', !entry!.isIntersecting)
  }).observe(threshold)
}
