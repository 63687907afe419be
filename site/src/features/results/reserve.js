try {
  const box = document.getElementById('followed')
  const { tournament } = box.closest('.results').dataset
  const count = JSON.parse(localStorage.getItem('academy.followed'))[tournament].length
  box.style.setProperty('--followed', count)
  box.hidden = count === 0
} catch {}
