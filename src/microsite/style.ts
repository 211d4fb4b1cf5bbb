// The styles of every page, in its head: the first view needs them, and there is no second request for them.
const FIRST = `
*,*::before,*::after{box-sizing:border-box}
[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;min-height:100svh;background:var(--ground);color:var(--text);font:400 1.0625rem/1.5 var(--font);display:flex;flex-direction:column}
img,video,svg{display:block}
a{color:var(--link)}
h1,h2,p,ul,figure,form{margin:0;padding:0}
ul{list-style:none}
h1{font-size:clamp(1.75rem,1.3rem + 2.4vw,2.5rem);line-height:1.12;letter-spacing:-.022em;font-weight:650;text-wrap:balance;overflow-wrap:anywhere}
h2{font-size:1.25rem;line-height:1.25;letter-spacing:-.012em;font-weight:620}
:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:6px}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.top{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:72px;padding:12px 20px;width:100%;max-width:1080px;margin:0 auto}
.top img{height:56px;max-height:56px;width:auto;max-width:200px;object-fit:contain}
.dark .top img{background:#fff;padding:5px 10px;border-radius:10px}
.top a{color:inherit;text-decoration:none}
.name{font-weight:640;letter-spacing:-.012em;overflow-wrap:anywhere}
.place{color:var(--muted);font-size:.9375rem;text-align:end}
main{flex:1;width:100%;max-width:1080px;margin:0 auto;padding:0 0 48px}
.column{padding:0 20px;max-width:640px;margin:0 auto}
.stack{display:grid;gap:40px;padding-top:28px}
.lead{display:grid;gap:10px}
.muted{color:var(--muted)}
.foot{display:flex;flex-wrap:wrap;gap:8px 24px;padding:24px 20px 32px;max-width:640px;width:100%;margin:0 auto;border-top:1px solid var(--line);font-size:.9375rem}
.foot a{color:var(--muted);padding:8px 0}
.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:48px;padding:10px 22px;border:1px solid transparent;border-radius:999px;background:var(--brand);color:var(--on-brand);font:600 1rem/1.2 var(--font);text-decoration:none;cursor:pointer}
.button.quiet{background:transparent;color:var(--text);border-color:var(--line)}
.buttons{display:flex;flex-wrap:wrap;gap:12px}
@media (hover:hover){.button:hover{filter:brightness(1.06)}.tile img{transition:transform .18s ease}.tile:hover img{transform:scale(1.025)}}
@media (prefers-reduced-motion:reduce){*{transition:none!important;scroll-behavior:auto!important}}
`;

const PHOTO = `
article{display:flex;flex-direction:column}
article>.column{width:100%}
.hero{position:relative;display:grid;justify-items:center;padding:0}
.glow{display:none;position:absolute;inset:0;overflow:hidden;pointer-events:none;z-index:-1;mask-image:linear-gradient(transparent,#000 14%,#000 55%,transparent),linear-gradient(90deg,transparent,#000 18%,#000 82%,transparent);mask-composite:intersect}
.glow::before{content:"";position:absolute;inset:-12%;background:var(--small) center/cover;filter:blur(80px) saturate(1.2);opacity:.32}
.photo{position:relative;display:grid;width:min(100%,var(--width,100%));overflow:hidden;background:var(--small,none) center/cover var(--line)}
.photo>*{grid-area:1/1;width:100%;height:auto}
.bar{order:1;position:sticky;bottom:0;z-index:2;background:color-mix(in srgb,var(--surface) 94%,transparent);border-top:1px solid var(--line);padding:6px max(8px,env(safe-area-inset-right)) calc(6px + env(safe-area-inset-bottom)) max(8px,env(safe-area-inset-left))}
@supports (backdrop-filter:blur(1px)){.bar{backdrop-filter:blur(14px)}}
.bar ul{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:4px;max-width:560px;margin:0 auto}
.bar a{display:grid;justify-items:center;gap:3px;padding:8px 4px;border-radius:14px;color:var(--text);text-decoration:none;font-size:.8125rem;font-weight:560}
.bar .first{background:var(--brand);color:var(--on-brand)}
.sides{display:grid;grid-template-columns:1fr 1fr;gap:4px;border-radius:16px;overflow:hidden;position:relative}
.sides figure{position:relative;min-width:0}
.sides img{width:100%;height:auto}
.sides figcaption{position:absolute;inset:auto auto 10px 10px;padding:3px 10px;border-radius:999px;background:#000c;color:#fff;font-size:.8125rem;font-weight:560}
.sides input{display:none}
.sides.live{grid-template-columns:1fr}
.sides.live figure{grid-area:1/1}
.sides.live figure:nth-child(2){clip-path:inset(0 0 0 var(--split,50%))}
.sides.live figure:nth-child(2) figcaption{inset:auto 10px 10px auto}
.sides.live img{height:100%;object-fit:cover}
.sides.live input{display:block;grid-area:1/1;z-index:1;width:100%;height:100%;margin:0;opacity:0;cursor:ew-resize;touch-action:pan-y}
.sides.live::after{content:"";position:absolute;inset:0 auto 0 var(--split,50%);width:3px;margin-left:-1.5px;background:#fff;box-shadow:0 0 0 1px #0003;pointer-events:none}
.sides.live:focus-within{outline:3px solid var(--link);outline-offset:3px}
.products{display:grid;gap:12px}
.products li{display:grid;grid-template-columns:72px 1fr auto;align-items:center;gap:14px;padding:10px;border:1px solid var(--line);border-radius:18px;background:var(--surface)}
.products .bare{grid-template-columns:1fr auto;padding-left:18px}
.products img{width:72px;height:72px;object-fit:cover;border-radius:12px;background:var(--line)}
.products p{font-size:.9375rem;color:var(--muted)}
.products strong{display:block;font-weight:600;color:var(--text);overflow-wrap:anywhere}
.products .button{min-height:44px;padding:8px 18px}
dialog{border:1px solid var(--line);border-radius:24px;background:var(--surface);color:var(--text);padding:24px;width:min(92vw,420px)}
dialog::backdrop{background:#0009}
.sharing{display:grid;gap:16px}
.sharing .button{width:100%}
label{display:grid;gap:6px;font-weight:560}
input[type=text],input[type=password]{width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--muted);border-radius:12px;background:var(--surface);color:var(--text);font:400 1rem/1.4 var(--font)}
@media (min-width:720px){.glow{display:block}.hero{padding:8px 20px 0}.photo{width:min(100%,calc(var(--width,100%)*.88));border-radius:20px;box-shadow:0 24px 60px -24px #0008}.bar{border:1px solid var(--line);border-radius:24px;margin:0 auto 16px;bottom:16px;width:min(92%,520px)}}
@media (min-width:1000px){article{display:grid;grid-template:auto auto 1fr/min(60%,calc(var(--width,60%)*1.1)) minmax(0,560px);gap:28px 40px;padding:8px 20px 0}.hero{grid-row:1/4;padding:0;align-self:start}.photo{width:100%}.glow{display:none}article>.column{grid-column:2;padding:0;margin:0}.foot{max-width:1080px}.bar{grid-area:2/2;position:static;width:100%;margin:0}}
`;

const WALL = `
.wall{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(30%,180px),1fr));gap:4px}
.column .wall{grid-template-columns:repeat(3,1fr);border-radius:16px;overflow:hidden}
.tile{display:block;overflow:hidden;aspect-ratio:1;background:var(--line)}
.tile img{width:100%;height:100%;object-fit:cover}
.tile video{width:100%;height:100%;object-fit:cover}
.tile.strip img{object-fit:contain}
.film{position:relative}
.film::before,.film::after{content:"";position:absolute;inset:0;margin:auto}
.film::before{width:44px;height:44px;border-radius:50%;background:#0009}
.film::after{left:4px;width:0;height:0;border:9px solid #0000;border-left:15px solid #fff;border-right:0}
`;

// A small stack of prints, the upper one with an icon.
const SIGN = `
.sign{position:relative;isolation:isolate;display:grid;place-content:center;width:132px;height:148px;color:var(--link)}
.sign::before,.sign::after{content:"";position:absolute;z-index:-1;inset:10px 18px;border:1px solid var(--line);border-radius:8px;background:linear-gradient(color-mix(in srgb,var(--brand) 16%,var(--surface)) 0 0) center 8px/calc(100% - 16px) calc(100% - 36px) no-repeat,var(--surface);box-shadow:0 10px 24px -14px #0007}
.sign::before{transform:rotate(9deg) translateX(8px)}
.sign::after{transform:rotate(-4deg)}
.sign svg{width:36px;height:36px;transform:translateY(-10px) rotate(-4deg)}
`;

const GALLERY = `
.empty{display:grid;justify-items:center;gap:10px;padding:32px 24px;text-align:center}
.cover{position:relative;min-height:180px;display:grid;align-items:end;overflow:hidden;margin-bottom:4px}
.cover img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.intro{padding-inline:20px}
.day h2{padding:0 20px 10px;font-size:1.0625rem}
.pages{display:flex;align-items:center;justify-content:space-between;gap:12px;padding:24px 20px}
.foot{max-width:1080px}
@media (min-width:720px){.cover,.wall{margin:0 20px;border-radius:20px;overflow:hidden}}
`;

const STATE = `
.state{min-height:72svh;display:grid;place-content:center;justify-items:center;gap:18px;text-align:center;padding:32px 24px 64px;max-width:520px;margin:0 auto}
.state form{display:grid;gap:14px;width:min(100%,340px);text-align:start}
.state .buttons{justify-content:center}
.state .wrong{color:var(--text);border-inline-start:3px solid var(--link);padding-inline-start:10px;font-size:.9375rem}
.preview{justify-self:center;width:160px;max-height:220px;object-fit:cover;border-radius:18px;height:auto}
`;

const squeeze = (css: string) => css.replaceAll('\n', '');

/** By the kind of page. */
export const styles = {
  photo: squeeze(FIRST + PHOTO + WALL),
  wall: squeeze(FIRST + WALL + SIGN + GALLERY),
  state: squeeze(FIRST + SIGN + STATE + PHOTO),
};
