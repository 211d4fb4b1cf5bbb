import type { IdeaTexts } from './idea-texts';

export const texts: IdeaTexts = {
  optOut: 'Responde STOP para no recibir más mensajes.',
  bookNow: 'Reservar ahora',
  seePhoto: 'Ver tu foto',
  ideas: {
    textback: { body: 'Hola {{firstName}}, ya toca tu próxima visita a {{business}}.' },
    holidays: {
      subject: 'Un regalo que le queda bien a todo el mundo',
      body: 'Hola {{firstName}}, ¿todavía buscas un regalo? Una tarjeta regalo de {{business}} está lista en un minuto.',
      button: 'Ver tarjetas regalo',
    },
    autumn: {
      subject: '¿Algo nuevo para el otoño, {{firstName}}?',
      body: 'Los días se acortan. Regálate una hora en {{business}}.',
    },
    summer: {
      subject: '¿Todo listo para el verano, {{firstName}}?',
      body: 'Antes de irte de vacaciones, pasa por {{business}}. Te esperamos.',
    },
    spring: {
      subject: 'Hola, primavera, {{firstName}}',
      body: 'Una nueva estación es un buen momento para visitar {{business}}.',
    },
    january: {
      subject: 'Feliz año nuevo, {{firstName}}',
      body: 'Gracias por el año pasado. Esperamos tu primera visita de este año a {{business}}.',
    },
    winback: {
      subject: 'Te echamos de menos, {{firstName}}',
      body: 'Hola {{firstName}}, ha pasado un tiempo. Nos encantaría volver a verte en {{business}}.',
    },
    birthday: {
      subject: 'Un detalle para ti, {{firstName}}',
      body: 'Hola {{firstName}}, se acerca tu cumpleaños. Muestra este mensaje en {{business}} y te invitamos a un detalle.',
    },
    thanks: {
      subject: 'Aquí tienes tu foto, {{firstName}}',
      body: 'Gracias por tu visita a {{business}}. Aquí tienes tu foto, para guardarla y compartirla.',
    },
    unseen: {
      subject: '{{firstName}}, tu foto te espera',
      body: 'Hola {{firstName}}, todavía no has visto tu foto de {{business}}. Aquí está.',
    },
    shades: {
      subject: 'Han llegado los nuevos tonos',
      body: 'Hola {{firstName}}, en {{business}} hay colores nuevos. Ven a ver cómo te quedarían.',
    },
    trim: {
      subject: '¿Toca un corte, {{firstName}}?',
      body: 'Han pasado ocho semanas o más. Te espera un sillón en {{business}}.',
    },
    bath: {
      subject: '¿Toca un baño?',
      body: 'Hola {{firstName}}, ha pasado un tiempo desde el último baño. Esta semana hay sitio en {{business}}.',
    },
    portrait: {
      subject: 'Trae a tu mascota para una foto',
      body: 'Trae a tu mascota a {{business}} y llévate un retrato a casa.',
    },
    season: {
      subject: '¿Planificamos tu proyecto?',
      body: 'Hola {{firstName}}, la agenda de {{business}} se está llenando. Cuéntanos qué tienes en mente y lo vemos juntos.',
      button: 'Contactar',
    },
    checkup: {
      subject: '¿Cómo está hoy nuestro trabajo?',
      body: 'Nos gustaría ver cómo se mantiene nuestro trabajo. Responde a este mensaje y alguien de {{business}} pasará a verlo.',
      button: 'Contactar',
    },
    event: {
      subject: 'Tienes una invitación, {{firstName}}',
      body: '{{business}} abre sus puertas. Ven con alguien y llévate una foto a casa.',
      button: 'Reservar plaza',
    },
    recap: {
      subject: 'Aquí tienes tu foto, {{firstName}}',
      body: 'Gracias por venir, {{firstName}}. Aquí tienes tu foto de {{business}}.',
    },
    news: {
      subject: 'Novedades de {{business}}',
      body: 'Hola {{firstName}}, han cambiado algunas cosas desde tu visita. Ven a verlas.',
      button: 'Ver las novedades',
    },
    return: {
      subject: 'Hasta pronto, {{firstName}}',
      body: 'Han pasado tres meses. Nos encantaría verte en {{business}}.',
    },
  },
};
