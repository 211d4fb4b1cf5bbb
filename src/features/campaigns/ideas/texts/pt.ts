import type { IdeaTexts } from './idea-texts';

export const texts: IdeaTexts = {
  optOut: 'Responda STOP para não receber mais mensagens.',
  bookNow: 'Agendar agora',
  seePhoto: 'Ver sua foto',
  ideas: {
    textback: { body: 'Olá {{firstName}}, está na hora da sua próxima visita a {{business}}.' },
    holidays: {
      subject: 'Um presente que serve para todos',
      body: 'Olá {{firstName}}, ainda procura um presente? Um vale-presente de {{business}} fica pronto em um minuto.',
      button: 'Ver vales-presente',
    },
    autumn: {
      subject: 'Algo novo para o outono, {{firstName}}?',
      body: 'Os dias estão ficando mais curtos. Reserve uma hora para você em {{business}}.',
    },
    summer: {
      subject: 'Tudo pronto para o verão, {{firstName}}?',
      body: 'Antes de sair de férias, passe em {{business}}. Esperamos por você.',
    },
    spring: {
      subject: 'Olá, primavera, {{firstName}}',
      body: 'Uma nova estação é um bom momento para uma visita a {{business}}.',
    },
    january: {
      subject: 'Feliz Ano-Novo, {{firstName}}',
      body: 'Obrigado pelo ano que passou. Esperamos a sua primeira visita do ano a {{business}}.',
    },
    winback: {
      subject: 'Sentimos sua falta, {{firstName}}',
      body: 'Olá {{firstName}}, já faz algum tempo. Adoraríamos ver você de novo em {{business}}.',
    },
    birthday: {
      subject: 'Um mimo para você, {{firstName}}',
      body: 'Olá {{firstName}}, seu aniversário está chegando. Mostre esta mensagem em {{business}} e ganhe um mimo.',
    },
    thanks: {
      subject: 'Aqui está a sua foto, {{firstName}}',
      body: 'Obrigado pela sua visita a {{business}}. Aqui está a sua foto, para guardar e compartilhar.',
    },
    unseen: {
      subject: '{{firstName}}, sua foto está esperando',
      body: 'Olá {{firstName}}, você ainda não viu sua foto de {{business}}. Aqui está.',
    },
    shades: {
      subject: 'Chegaram os novos tons',
      body: 'Olá {{firstName}}, há cores novas em {{business}}. Venha ver como ficariam em você.',
    },
    trim: {
      subject: 'Hora de um corte, {{firstName}}?',
      body: 'Já se passaram oito semanas ou mais. Uma cadeira em {{business}} espera por você.',
    },
    bath: {
      subject: 'Hora do banho?',
      body: 'Olá {{firstName}}, o último banho foi há algum tempo. Esta semana há horários em {{business}}.',
    },
    portrait: {
      subject: 'Traga o seu animal para uma foto',
      body: 'Traga o seu animal a {{business}} e leve um retrato para casa.',
    },
    season: {
      subject: 'Vamos planejar o seu projeto?',
      body: 'Olá {{firstName}}, a agenda de {{business}} está enchendo. Conte o que você tem em mente e vemos juntos.',
      button: 'Entrar em contato',
    },
    checkup: {
      subject: 'Como está hoje o nosso trabalho?',
      body: 'Gostaríamos de ver como o nosso trabalho está. Responda a esta mensagem e alguém de {{business}} fará uma visita.',
      button: 'Entrar em contato',
    },
    event: {
      subject: 'Um convite para você, {{firstName}}',
      body: '{{business}} abre as portas. Venha com alguém e leve uma foto para casa.',
      button: 'Reservar lugar',
    },
    recap: {
      subject: 'Aqui está a sua foto, {{firstName}}',
      body: 'Obrigado pela presença, {{firstName}}. Aqui está a sua foto de {{business}}.',
    },
    news: {
      subject: 'Novidades de {{business}}',
      body: 'Olá {{firstName}}, algumas coisas mudaram desde a sua visita. Venha ver.',
      button: 'Ver as novidades',
    },
    return: {
      subject: 'Até breve, {{firstName}}',
      body: 'Já se passaram três meses. Adoraríamos ver você em {{business}}.',
    },
  },
};
