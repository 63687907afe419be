try {
  const letters = localStorage.getItem('academy.letters')
  if (letters) {
    document.documentElement.classList.add('has-letters')
    for (const href of letters.split(' ')) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href })
      document.head.append(link)
    }
  }
} catch {}
