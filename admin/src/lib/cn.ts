/**
 * Joins class names. Without tailwind-merge, which costs 6.5 KB on every first load: a class
 * that has to beat one of the component's own says so with `!` (`<Button className="h-auto!">`).
 */
export { clsx as cn } from 'clsx'
