// Progressive enhancement of the photo page, which works without it. Served unmodified.
const article = document.querySelector('[data-photo]');

/** Counts by the site's own cookie; the message that led here is in the page's address. */
const report = (kind) =>
  navigator.sendBeacon(`/p/${article.dataset.photo}/events${location.search}`, new URLSearchParams({ kind }));

const sharing = document.getElementById('sharing');
const link = sharing.querySelector('[data-link]');
const status = sharing.querySelector('[data-status]');

/** The Back key of a phone closes the sheet instead of leaving the page. */
function openSheet() {
  sharing.showModal();
  history.pushState({ isSharing: true }, '');
}
sharing.addEventListener('close', () => {
  if (history.state?.isSharing) history.back();
});
addEventListener('popstate', () => sharing.close());

async function share() {
  const data = { title: link.dataset.title, url: link.value };
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share(data);
      report('share');
    } catch (error) {
      // The guest has closed the sheet.
      if (error.name !== 'AbortError') openSheet();
    }
  } else openSheet();
}

async function copy() {
  try {
    await navigator.clipboard.writeText(link.value);
  } catch {
    // Not allowed here: the old way works on what is selected.
    link.select();
    document.execCommand('copy');
  }
  status.textContent = article.dataset.copied;
  report('share');
}

const STORY = { width: 1080, height: 1920, margin: 72 };

/** The photo whole, on its own colors, in the size of a story. */
async function saveStory() {
  const photo = document.querySelector('.large');
  await photo.decode();
  const { width, height, margin } = STORY;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const { naturalWidth, naturalHeight } = photo;
  const draw = (scale) => {
    const [w, h] = [naturalWidth * scale, naturalHeight * scale];
    context.drawImage(photo, (width - w) / 2, (height - h) / 2, w, h);
  };
  context.filter = 'blur(60px) brightness(0.7)';
  draw(Math.max(width / naturalWidth, height / naturalHeight) * 1.2);
  context.filter = 'none';
  draw(Math.min((width - 2 * margin) / naturalWidth, (height - 4 * margin) / naturalHeight));
  context.fillStyle = '#fff';
  context.textAlign = 'center';
  context.font = '600 44px system-ui, sans-serif';
  context.fillText(article.dataset.name, width / 2, height - margin, width - 2 * margin);
  const blob = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: `${article.dataset.name}.jpg` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
  report('download');
}

for (const [name, action] of [
  ['copy', copy],
  ['story', saveStory],
]) {
  const button = sharing.querySelector(`[data-${name}]`);
  if (!button) continue;
  button.hidden = false;
  button.addEventListener('click', action);
}
sharing.querySelector('[data-close]').addEventListener('click', (event) => {
  event.preventDefault();
  sharing.close();
});
document.querySelector('[data-share]').addEventListener('click', (event) => {
  event.preventDefault();
  void share();
});

const compare = document.querySelector('[data-compare]');
if (compare) {
  const slider = compare.querySelector('input');
  const move = () => compare.style.setProperty('--split', `${slider.value}%`);
  slider.addEventListener('input', move);
  compare.classList.add('live');
  move();
}

report('view');
