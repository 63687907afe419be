{
  const KEY = 'academy.letters'
  const { letters } = document.currentScript.dataset
  const files = letters.split(' ')

  const show = () => {
    document.documentElement.classList.add('has-letters')
    for (const href of files) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href })
      document.head.append(link)
    }
  }
  const keep = async () => {
    const answers = await Promise.all(files.map((file) => fetch(file, { priority: 'low' })))
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    if (answers.every(({ ok }) => ok)) localStorage.setItem(KEY, letters)
  }
  try {
    if (localStorage.getItem(KEY) === letters) show()
    else addEventListener('load', () => setTimeout(() => keep().catch(() => {}), 500))
  } catch {
    // Storage is blocked: then each page shows the phone's own letters.
  }
}
