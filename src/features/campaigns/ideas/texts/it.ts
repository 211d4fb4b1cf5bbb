import type { IdeaTexts } from './idea-texts';

export const texts: IdeaTexts = {
  optOut: 'Rispondi STOP per non ricevere altri messaggi.',
  bookNow: 'Prenota ora',
  seePhoto: 'Guarda la tua foto',
  ideas: {
    textback: { body: 'Ciao {{firstName}}, è ora della tua prossima visita da {{business}}.' },
    holidays: {
      subject: 'Un regalo che va bene a tutti',
      body: 'Ciao {{firstName}}, cerchi ancora un regalo? Una carta regalo di {{business}} è pronta in un minuto.',
      button: 'Vedi le carte regalo',
    },
    autumn: {
      subject: 'Qualcosa di nuovo per l’autunno, {{firstName}}?',
      body: 'Le giornate si accorciano. Concediti un’ora da {{business}}.',
    },
    summer: {
      subject: 'Tutto pronto per l’estate, {{firstName}}?',
      body: 'Prima di partire per le vacanze, passa da {{business}}. Ti aspettiamo.',
    },
    spring: {
      subject: 'Ciao primavera, {{firstName}}',
      body: 'Una nuova stagione è un buon momento per una visita da {{business}}.',
    },
    january: {
      subject: 'Buon anno, {{firstName}}',
      body: 'Grazie per l’anno passato. Aspettiamo la tua prima visita di quest’anno da {{business}}.',
    },
    winback: {
      subject: 'Ci manchi, {{firstName}}',
      body: 'Ciao {{firstName}}, è passato un po’ di tempo. Ci piacerebbe rivederti da {{business}}.',
    },
    birthday: {
      subject: 'Un pensiero per te, {{firstName}}',
      body: 'Ciao {{firstName}}, il tuo compleanno si avvicina. Mostra questo messaggio da {{business}} e ti offriamo un piccolo pensiero.',
    },
    thanks: {
      subject: 'Ecco la tua foto, {{firstName}}',
      body: 'Grazie per la tua visita da {{business}}. Ecco la tua foto, da conservare e condividere.',
    },
    unseen: {
      subject: '{{firstName}}, la tua foto ti aspetta',
      body: 'Ciao {{firstName}}, non hai ancora visto la tua foto di {{business}}. Eccola.',
    },
    shades: {
      subject: 'Sono arrivate le nuove tonalità',
      body: 'Ciao {{firstName}}, da {{business}} ci sono nuovi colori. Vieni a vedere come ti starebbero.',
    },
    trim: {
      subject: 'È ora di una spuntata, {{firstName}}?',
      body: 'Sono passate otto settimane o più. Una poltrona da {{business}} ti aspetta.',
    },
    bath: {
      subject: 'È ora del bagnetto?',
      body: 'Ciao {{firstName}}, l’ultimo bagnetto è stato un po’ di tempo fa. Questa settimana da {{business}} c’è posto.',
    },
    portrait: {
      subject: 'Porta il tuo amico a quattro zampe per una foto',
      body: 'Porta il tuo amico a quattro zampe da {{business}} e torna a casa con un ritratto.',
    },
    season: {
      subject: 'Pianifichiamo il tuo progetto?',
      body: 'Ciao {{firstName}}, il calendario di {{business}} si sta riempiendo. Raccontaci che cosa hai in mente e lo vediamo insieme.',
      button: 'Contattaci',
    },
    checkup: {
      subject: 'Come sta oggi il nostro lavoro?',
      body: 'Vorremmo vedere come si mantiene il nostro lavoro. Rispondi a questo messaggio e qualcuno di {{business}} passerà.',
      button: 'Contattaci',
    },
    event: {
      subject: 'Hai un invito, {{firstName}}',
      body: '{{business}} apre le porte. Vieni con qualcuno e porta a casa una foto.',
      button: 'Prenota il tuo posto',
    },
    recap: {
      subject: 'Ecco la tua foto, {{firstName}}',
      body: 'Grazie per la tua visita, {{firstName}}. Ecco la tua foto di {{business}}.',
    },
    news: {
      subject: 'Novità da {{business}}',
      body: 'Ciao {{firstName}}, dalla tua ultima visita sono cambiate alcune cose. Vieni a dare un’occhiata.',
      button: 'Vedi le novità',
    },
    return: {
      subject: 'A presto, {{firstName}}',
      body: 'Sono passati tre mesi. Ci piacerebbe vederti da {{business}}.',
    },
  },
};
