// Draws the API reference. SwaggerUIBundle is the global of the script before this one.
const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();

SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  persistAuthorization: true,
  defaultModelsExpandDepth: 0,
  // It would send the contract to another site.
  validatorUrl: null,
});
