/** The Portuguese text of a new panel. Staff edit it in the panel; this is only the first version. */
export const PORTUGUESE = {
  title: 'Privacidade',
  markdown: `
Guardamos pouco, por pouco tempo, e apagamos quando você pede. Aqui está tudo, em linguagem simples, como manda a Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018).

## Quem cuida dos seus dados

A agência é a controladora. Fale com a pessoa responsável pelos dados pela [página de contato](/contato): você tem resposta em até 15 dias.

## O que guardamos

- **Mensagem de contato:** nome, e-mail e texto.
- **Pedido de orçamento:** também o telefone e os talentos escolhidos.
- **Inscrição de modelo:** nome, nome artístico, nascimento, gênero, altura, cidade, Instagram, e-mail, telefone e quatro fotos. Das fotos retiramos, antes de guardar, a localização e os dados da câmera.
- **De quem é menor de 18 anos:** também o nome e o contato do responsável, quando ele autorizou e qual versão deste texto leu.
- **De quem só olha:** quantas vezes um perfil foi visto ou marcado com o coração, como número, sem saber por quem.

Cada envio recebe um código. O endereço de internet serve só para conter robôs e não fica junto do que você enviou.

## Por que guardamos

Mensagens e orçamentos: para responder a você. Inscrições: para avaliar se podemos representar você e chamar para uma conversa. É você quem começa, então usamos os dados só para atender ao seu pedido. Não fazemos publicidade com eles, e nenhuma decisão é automática: cada inscrição é vista por gente.

## Por quanto tempo

Inscrições são apagadas, com as fotos, **{meses}** depois do envio; as de menores de 18 anos, **{meses-menores}** depois. O sistema faz isso sozinho: nos últimos sete dias do prazo elas já estão em uma lixeira, fora do trabalho do dia a dia. Quando muitas venceriam de uma vez, uma pessoa confere antes se a data está certa, o que leva sete dias a mais no máximo. Se você passar a fazer parte da agência, um contrato dirá o resto. Mensagens e orçamentos ficam enquanto durar o assunto.

Depois de apagar, fica só uma linha com o código, a data e o motivo, sem nada que diga quem você é. Uma cópia de segurança pode guardar o que foi apagado até ser substituída; ninguém a consulta para outra coisa.

## Quem vê

Só a nossa equipe. As fotos de uma inscrição nunca são publicadas nem enviadas a clientes. A hospedagem e o e-mail são de empresas que trabalham para nós e não usam os seus dados para mais nada. Os vídeos de talentos abrem no YouTube ou no Vimeo só depois do seu clique.

## Menores de 18 anos

Uma inscrição de menor só é aceita com o nome, o e-mail e a autorização de mãe, pai ou responsável legal (LGPD, art. 14). Falamos primeiro com o responsável, que pode ver, corrigir ou apagar tudo e retirar a autorização a qualquer momento. Pedimos só o necessário, e o prazo é mais curto.

## Nunca cobramos

Não pedimos dinheiro para avaliar, fotografar ou agenciar ninguém. Quem cobrar em nosso nome não é da agência: avise a gente.

## O que fica no seu aparelho

Os favoritos, com a ordem, as notas e as datas que você anota, e os rascunhos dos formulários ficam só no seu navegador, sem cookies de rastreamento. Com eles ficam cópias dos perfis que você marcou, para abrir sem internet, até você desmarcar; e um pedido de orçamento feito sem internet, até ser enviado, por uma semana no máximo. As notas só saem dele no link que você compartilha; as datas, também no seu pedido de orçamento. O rascunho some depois do envio, em uma semana ou quando você toca em “Apagar tudo”. As fotos da inscrição ficam no aparelho até o envio, por 24 horas no máximo: depois disso são apagadas na sua próxima visita. Para que os envios de um aparelho não fechem os formulários a outros da mesma rede, o primeiro envio cria no navegador uma chave aleatória, que não diz quem você é: ela vai com cada envio, só o nosso servidor a usa, embaralhada, para contar quantos houve, e ela some depois de um dia.

## Ver, corrigir, apagar

Escreva pela [página de contato](/contato) com o código que recebeu no envio ou com o e-mail que usou. Mostramos, corrigimos ou apagamos o que for seu, sem custo e sem perguntar o motivo. Se a resposta não bastar, procure a Autoridade Nacional de Proteção de Dados (ANPD).
`.trim(),
};
