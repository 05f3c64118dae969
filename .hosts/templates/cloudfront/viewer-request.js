// Written by every build, for CloudFront's event "viewer request": one address a page, and the file of each.
function handler(event) {
  var request = event.request;
  var path = request.uri;
  var spelled = new RegExp('^(/(?:@NAMES@))(?:/index(?:\\.html)?/?|\\.html/?|/)$').exec(path);
  var page = spelled ? spelled[1] : /^\/index(?:\.html)?\/?$/.test(path) ? '/' : /^\/admin\.html\/?$/.test(path) ? '/admin' : '';
  if (page) return redirect(page, request.querystring);
  if (path === '/') request.uri = '/index.html';
  else if (/^\/(?:sign-in|admin|dashboard)(?:\/|$)/.test(path)) request.uri = '/admin.html';
  else if (new RegExp('^/(?:@NAMES@)$').test(path)) request.uri = path + '.html';
  // The not-found page has no address of its own.
  else if (path === '/404.html') request.uri = '/404';
  return request;
}

function redirect(page, querystring) {
  var query = [];
  for (var name in querystring) {
    var values = querystring[name].multiValue || [querystring[name]];
    for (var i = 0; i < values.length; i++) query.push(values[i].value === '' ? name : name + '=' + values[i].value);
  }
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: page + (query.length > 0 ? '?' + query.join('&') : '') }, 'cache-control': { value: 'no-cache' } },
  };
}
